/** Read out, not seen. */
export function HiddenText({ children }: { children: string }) {
  return <span className="sr-only">{children}</span>
}
