// Without this script the pages lack copy buttons, and each example has its own choice of language.
const stored = () => {
  try {
    return localStorage.getItem('berea.sample')
  } catch {
    return null
  }
}
const choose = (language) => {
  for (const choice of document.querySelectorAll(`.samples input[value="${language}"]`)) choice.checked = true
}
if (/^(sh|ts|python)$/.test(stored() ?? '')) choose(stored())
document.addEventListener('change', ({ target }) => {
  if (!target.matches('.samples input')) return
  choose(target.value)
  try {
    localStorage.setItem('berea.sample', target.value)
  } catch {}
})

for (const pre of document.querySelectorAll('main pre')) {
  const button = document.createElement('button')
  button.type = 'button'
  button.className = 'copy'
  button.textContent = 'Copy'
  button.addEventListener('click', async () => {
    await navigator.clipboard.writeText(pre.querySelector('code').textContent.trimEnd())
    button.textContent = 'Copied'
    setTimeout(() => {
      button.textContent = 'Copy'
    }, 2000)
  })
  const frame = document.createElement('div')
  frame.className = `copied ${pre.className}`
  pre.replaceWith(frame)
  frame.append(pre, button)
}

// a link to a field that is folded away opens what holds it
const unfold = () => {
  const target = document.getElementById(decodeURIComponent(location.hash.slice(1)))
  for (let each = target?.closest('details'); each; each = each.parentElement.closest('details')) each.open = true
  target?.scrollIntoView()
}
addEventListener('hashchange', unfold)
if (location.hash) unfold()
