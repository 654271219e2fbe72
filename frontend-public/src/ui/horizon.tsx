/** The line everything stands on: the full width of its place. */
export function Horizon({ className = '' }: { className?: string }) {
  return <div aria-hidden="true" className={`h-[1.25px] w-full bg-line ${className}`} />;
}
