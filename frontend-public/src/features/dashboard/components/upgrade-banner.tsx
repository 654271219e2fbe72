import { Button } from '../../../ui/button.tsx';

/** `from` is the lowest monthly price in dollars. */
export function UpgradeBanner({ from }: { from: number }) {
  return (
    <section
      aria-labelledby="upgrade"
      className="flex flex-wrap items-center justify-between gap-8 border-b-hair border-line pb-10"
    >
      <div>
        <h2 id="upgrade" className="title-32">
          Your plan: Free
        </h2>
        <p className="mt-2 text-17 text-muted">
          Membership opens the teachings, the circles and the library, from ${from} a month.
        </p>
      </div>
      <Button to="/membership" size="large" className="max-tablet:w-full">
        See membership
      </Button>
    </section>
  );
}
