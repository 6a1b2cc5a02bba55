/** The few line icons that the pages use, drawn on a grid of 24: a package of a thousand would be installed for them. */
const paths = {
  overview: 'M4 19V10m5.3 9V5m5.4 14v-7M20 19V8',
  requests: 'M4 6h16M4 12h16M4 18h10',
  keys: 'M15.5 4a4.5 4.5 0 1 1-4.2 6.100L4 17.400V20h3v-2h2v-2h2l2-2.200A4.5 4.5 0 0 1 15.5 4Zm1 4h.01',
  webhooks: 'M18.5 9.500a6.5 6.5 0 1 0-13 0c0 5-2 6-2 7h17c0-1-2-2-2-7ZM9.5 16.500a2.5 2.5 0 0 0 5 0',
  limits: 'M12 13l4-4M4.5 18a9 9 0 1 1 15 0',
  access: 'M12 3l7 3v5c0 4.5-2.8 8-7 10-4.2-2-7-5.5-7-10V6Zm-3 9 2.2 2.200L15.5 10',
  settings:
    'M4 7h9m5 0h2M4 17h2m5 0h9M15.5 9.500a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5Zm-7 10a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5Z',
  applications: 'M4 13l2.5-8h11L20 13v6H4Zm0 0h5l1 2.500h4l1-2.500h5',
  accounts:
    'M9 11a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7Zm-6.5 9c.5-3.5 3-5.5 6.5-5.500s6 2 6.5 5.500M16 4.300a3.5 3.5 0 0 1 0 6.400m2.5 4.300c1.7.9 2.7 2.6 3 5',
  invitations: 'M3.5 6h17v12h-17Zm0 .5 8.5 7 8.5-7',
  signOut: 'M14 4h5v16h-5M4 12h11m-4-4 4 4-4 4',
  menu: 'M4 7h16M4 12h16M4 17h16',
  close: 'M6 6l12 12M18 6 6 18',
  copy: 'M9 9h11v11H9ZM5 15H4V4h11v1',
  check: 'M5 12.500l4.5 4.500L19 7.5',
  warning: 'M12 4 2.8 20h18.400Zm0 6v4.500m0 2.500v.01',
  info: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18Zm0-10v5m0-8.500v.01',
  plus: 'M12 5v14M5 12h14',
  chevron: 'M9 6l6 6-6 6',
  download: 'M12 4v11m-4.5-4.500L12 15l4.5-4.500M5 20h14',
  eye: 'M2.5 12C5 7.5 8.2 5.5 12 5.500s7 2 9.5 6.500c-2.5 4.5-5.7 6.5-9.5 6.500S5 16.5 2.5 12ZM12 15a3 3 0 1 0 0-6 3 3 0 0 0 0 6Z',
  clock: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18Zm0-14v5.500l3.5 2',
  book: 'M12 6.500C9.5 4.7 6.8 4.2 3.5 4.600v13.600c3.3-.4 6 .1 8.5 1.9 2.5-1.8 5.2-2.3 8.5-1.900V4.600c-3.3-.4-6 .1-8.5 1.900Zm0 0v13.6',
} as const

export type IconName = keyof typeof paths

export function Icon({ name, className = 'size-4' }: { name: IconName; className?: string }) {
  return (
    <svg
      viewBox="0 0 24 24"
      className={`shrink-0 ${className}`}
      fill="none"
      stroke="currentColor"
      strokeWidth="1.7"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={paths[name]} />
    </svg>
  )
}
