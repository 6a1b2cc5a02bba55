import type { ReactNode } from 'react'

/** Less telling columns give way on a phone; what they say then stands under the first. */
type Column = { name: string; isNumber?: boolean; from?: 'sm' | 'md' | 'lg'; isHidden?: boolean }

const shownFrom = { sm: 'max-sm:hidden', md: 'max-md:hidden', lg: 'max-lg:hidden' }
const lookOf = ({ isNumber, from }: Column) =>
  `px-1.5 py-2 first:pl-4 last:pr-4 sm:px-3 ${isNumber ? 'text-right tabular' : 'text-left'} ${from ? shownFrom[from] : ''}`

type Props = { caption: string; columns: readonly Column[]; children: ReactNode; isStale?: boolean }

export function Table({ caption, columns, children, isStale = false }: Props) {
  return (
    // figures too long for a phone move by themselves, not the page with them
    <div className="overflow-x-auto">
      <table
        aria-label={caption}
        className={`w-full border-collapse transition-opacity ${isStale ? 'opacity-50' : ''}`}
        aria-busy={isStale}
      >
        <thead>
          <tr className="border-b border-line text-xs text-muted">
            {columns.map((column) => (
              <th key={column.name} scope="col" className={`font-medium whitespace-nowrap ${lookOf(column)}`}>
                {column.isHidden ? <span className="sr-only">{column.name}</span> : column.name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="divide-y divide-line">{children}</tbody>
      </table>
    </div>
  )
}

type CellProps = Omit<Column, 'name' | 'isHidden'> & { children?: ReactNode; className?: string }

export function Cell({ children, className = '', ...column }: CellProps) {
  return <td className={`${lookOf({ name: '', ...column })} ${className}`}>{children}</td>
}

/** The cell that names its row. */
export function RowHead({ children, className = '' }: { children: ReactNode; className?: string }) {
  return (
    <th scope="row" className={`py-2 pr-1.5 pl-4 text-left font-normal sm:pr-3 ${className}`}>
      {children}
    </th>
  )
}

/** Rows as high as those that come. */
export function SkeletonRows({
  rows,
  columns,
  tall = false,
}: {
  rows: number
  columns: readonly Column[]
  tall?: boolean
}) {
  return Array.from({ length: rows }, (_, row) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: rows without a content of their own
    <tr key={row}>
      {columns.map((column) => (
        <td key={column.name} className={lookOf(column)}>
          <span className={`skeleton inline-block w-3/4 max-w-28 align-middle ${tall ? 'h-9' : 'h-4'}`} />
        </td>
      ))}
    </tr>
  ))
}
