;(() => {
  const follow = (rel) => {
    const link = document.querySelector(`a[rel="${rel}"]`)
    if (link) location.assign(link.href)
  }
  addEventListener('keydown', (event) => {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
    if (event.target.closest('input, textarea, select, summary')) return
    if (event.key === 'ArrowLeft') follow('prev')
    if (event.key === 'ArrowRight') follow('next')
  })
  let from
  addEventListener(
    'touchstart',
    ({ touches }) => {
      from = touches.length === 1 && touches[0]
    },
    { passive: true },
  )
  addEventListener(
    'touchend',
    ({ changedTouches: [to] }) => {
      if (!from || String(getSelection()) || visualViewport.scale > 1) return
      const across = to.clientX - from.clientX
      if (Math.abs(across) < 80 || Math.abs(to.clientY - from.clientY) > Math.abs(across) / 2) return
      follow(across > 0 ? 'prev' : 'next')
    },
    { passive: true },
  )
})()
