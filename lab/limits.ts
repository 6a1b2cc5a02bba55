export const run = async () => {
  console.log('not built')
  return false
}
