;(() => {
  const form = document.querySelector('form.ask')
  const box = document.getElementById('question')
  const status = form?.querySelector('[data-waiting]')
  const buttons = () => document.querySelectorAll('main form button')
  addEventListener('submit', () => {
    // after the browser has read which button was pressed
    setTimeout(() => {
      for (const each of buttons()) each.disabled = true
      status.textContent = status.dataset.waiting
    })
  })
  addEventListener('pageshow', () => {
    for (const each of buttons()) each.disabled = false
    if (status) status.textContent = ''
  })
  box?.addEventListener('keydown', (event) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) form.requestSubmit()
  })
  const tools = document.querySelector('.tools')
  if (!tools) return
  tools.hidden = false
  tools.querySelector('[data-print]').addEventListener('click', () => print())
  const copy = tools.querySelector('[data-copy]')
  copy.hidden = !navigator.clipboard
  copy.addEventListener('click', async () => {
    const text = (of) => [...of.childNodes].map((node) => node.textContent.trim()).join('\n\n')
    const answer = [...document.querySelectorAll('.reply > :not(.tools, .small)')].map((each) => {
      const read = each.cloneNode(true)
      for (const mark of read.querySelectorAll('sup')) mark.replaceWith(` [${mark.textContent}]`)
      return read.matches('ul, ol') ? text(read) : read.textContent.trim()
    })
    const rests = [...document.querySelectorAll('.sources li')].map(
      (each) =>
        `[${each.value}] ${each.querySelector('.name').textContent}, ${each.querySelector('.kind').textContent}`,
    )
    await navigator.clipboard.writeText([...answer, rests.join('\n')].join('\n\n'))
    const said = copy.textContent
    copy.textContent = copy.dataset.done
    setTimeout(() => (copy.textContent = said), 2_000)
  })
})()
