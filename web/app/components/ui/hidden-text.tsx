/** For screen readers only. */
export function HiddenText({ children }: { children: string }) {
  return <span className="sr-only">{children}</span>
}
