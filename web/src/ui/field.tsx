import { type ComponentProps, type ReactNode, useId, useState } from 'react'
import { useText } from '../i18n/language-provider.tsx'
import { IconButton } from './button.tsx'

const inputLook =
  'w-full min-h-9 rounded-md border border-edge bg-surface px-2.5 py-1.5 text-text placeholder:text-muted aria-invalid:border-bad'

type Frame = {
  label: ReactNode
  help?: ReactNode
  error?: string | undefined
  isOptional?: boolean
  className?: string
}
type FrameProps = Frame & { children: (wiring: Wiring) => ReactNode }
type Wiring = { id: string; 'aria-describedby'?: string; 'aria-invalid'?: true }

function FieldFrame({ label, help, error, isOptional, className = '', children }: FrameProps) {
  const { common } = useText()
  const id = useId()
  const described = [help && `${id}-help`, error && `${id}-error`].filter(Boolean).join(' ')
  return (
    <div className={`flex flex-col gap-1 ${className}`}>
      <label htmlFor={id} className="font-medium">
        {label}
        {isOptional && <span className="font-normal text-muted"> ({common.optional})</span>}
      </label>
      {children({
        id,
        ...(described === '' ? {} : { 'aria-describedby': described }),
        ...(error ? { 'aria-invalid': true as const } : {}),
      })}
      {help && (
        <p id={`${id}-help`} className="text-xs text-muted">
          {help}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} className="text-xs font-medium text-bad">
          {error}
        </p>
      )}
    </div>
  )
}

type Text = Frame & { value: string; onValue: (value: string) => void; inputClass?: string }
/** `data-first`: the field that a dialog begins with, where that is not its first. */
type TextFieldProps = Text & Omit<ComponentProps<'input'>, 'value' | 'onChange'> & { 'data-first'?: string | undefined }

export function TextField({
  label,
  help,
  error,
  isOptional,
  className,
  value,
  onValue,
  inputClass = '',
  ...rest
}: TextFieldProps) {
  return (
    <FieldFrame {...{ label, help, error, isOptional, className }}>
      {(wiring) => (
        <input
          className={`${inputLook} ${inputClass}`}
          value={value}
          onChange={(event) => onValue(event.target.value)}
          {...wiring}
          {...rest}
        />
      )}
    </FieldFrame>
  )
}

export function PasswordField({ label, help, error, className, value, onValue, ...rest }: TextFieldProps) {
  const { common } = useText()
  const [isShown, setShown] = useState(false)
  return (
    <FieldFrame {...{ label, help, error, className }}>
      {(wiring) => (
        <div className="relative">
          <input
            className={`${inputLook} pr-11`}
            type={isShown ? 'text' : 'password'}
            value={value}
            onChange={(event) => onValue(event.target.value)}
            {...wiring}
            {...rest}
          />
          <IconButton
            icon="eye"
            label={isShown ? common.hidePassword : common.showPassword}
            aria-pressed={isShown}
            className="absolute top-0 right-0.5"
            onClick={() => setShown(!isShown)}
          />
        </div>
      )}
    </FieldFrame>
  )
}

export function TextArea({
  label,
  help,
  error,
  isOptional,
  className,
  value,
  onValue,
  ...rest
}: Text & Omit<ComponentProps<'textarea'>, 'value' | 'onChange'>) {
  return (
    <FieldFrame {...{ label, help, error, isOptional, className }}>
      {(wiring) => (
        <textarea
          className={inputLook}
          rows={4}
          value={value}
          onChange={(event) => onValue(event.target.value)}
          {...wiring}
          {...rest}
        />
      )}
    </FieldFrame>
  )
}

type SelectProps<Value extends string> = Frame & {
  value: Value
  onValue: (value: Value) => void
  options: readonly (readonly [Value, string])[]
}

export function Select<Value extends string>({
  label,
  help,
  error,
  className,
  value,
  onValue,
  options,
}: SelectProps<Value>) {
  return (
    <FieldFrame {...{ label, help, error, className }}>
      {(wiring) => (
        <select
          className={`${inputLook} px-1.5`}
          value={value}
          onChange={(event) => onValue(event.target.value as Value)}
          {...wiring}
        >
          {options.map(([option, name]) => (
            <option key={option} value={option}>
              {name}
            </option>
          ))}
        </select>
      )}
    </FieldFrame>
  )
}

type CheckProps = { label: ReactNode; help?: ReactNode; isChecked: boolean; onChecked: (isChecked: boolean) => void }

export function Check({ label, help, isChecked, onChecked }: CheckProps) {
  const id = useId()
  return (
    <div className="flex items-start gap-2.5">
      <input
        id={id}
        type="checkbox"
        className="mt-0.5 size-4 shrink-0 accent-accent"
        checked={isChecked}
        aria-describedby={help ? `${id}-help` : undefined}
        onChange={(event) => onChecked(event.target.checked)}
      />
      <div>
        <label htmlFor={id}>{label}</label>
        {help && (
          <p id={`${id}-help`} className="text-xs text-muted">
            {help}
          </p>
        )}
      </div>
    </div>
  )
}

type ChoiceProps<Value extends string> = {
  legend: string
  value: Value
  onValue: (value: Value) => void
  options: readonly { value: Value; label: string; help?: string; isDisabled?: boolean }[]
}

/** A few ways, one of which holds: radio buttons with room for what each means. */
export function Choice<Value extends string>({ legend, value, onValue, options }: ChoiceProps<Value>) {
  const id = useId()
  return (
    <fieldset className="flex flex-col gap-1">
      <legend className="mb-1 font-medium">{legend}</legend>
      <div className="grid gap-2 sm:grid-cols-2">
        {options.map((option) => (
          <label
            key={option.value}
            className="flex cursor-pointer items-start gap-2.5 rounded-md border border-line p-3 has-checked:border-accent has-checked:bg-accent-soft has-disabled:cursor-not-allowed"
          >
            <input
              type="radio"
              name={id}
              className="mt-0.5 size-4 accent-accent"
              checked={option.value === value}
              disabled={option.isDisabled === true}
              onChange={() => onValue(option.value)}
            />
            <span>
              <span className="block font-medium">{option.label}</span>
              {option.help && <span className="block text-xs text-muted">{option.help}</span>}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}

type SegmentsProps<Value extends string> = {
  label: string
  value: Value
  onValue: (value: Value) => void
  options: readonly (readonly [Value, string])[]
}

/** A choice that shows at once what it changes. */
export function Segments<Value extends string>({ label, value, onValue, options }: SegmentsProps<Value>) {
  const id = useId()
  return (
    <fieldset className="inline-flex rounded-md bg-sunken p-0.5">
      <legend className="sr-only">{label}</legend>
      {options.map(([option, name]) => (
        <label
          key={option}
          className="flex min-h-7 cursor-pointer items-center rounded px-2.5 text-xs font-medium text-muted has-checked:bg-surface has-checked:text-text has-checked:shadow-sm has-focus-visible:outline-2 has-focus-visible:outline-accent"
        >
          <input
            type="radio"
            name={id}
            className="sr-only"
            checked={option === value}
            onChange={() => onValue(option)}
          />
          {name}
        </label>
      ))}
    </fieldset>
  )
}
