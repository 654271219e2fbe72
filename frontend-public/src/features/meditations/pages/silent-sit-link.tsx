import { Button } from '../../../ui/button.tsx';

export function SilentSitLink() {
  return (
    <section aria-labelledby="silent-sit" className="pt-4">
      <div className="flex items-end justify-between border-b-hair border-line">
        <h2 id="silent-sit" className="baseline-bottom title-60 relative z-10 max-w-[15ch]">
          Or sit in silence, for as long as you like.
        </h2>
        <svg
          width="290"
          height="92"
          viewBox="0 0 290 92"
          aria-hidden="true"
          focusable="false"
          className="shrink-0 max-tablet:hidden"
          fill="none"
          stroke="var(--ink)"
          strokeWidth="1.5"
        >
          <path d="M110 92a90 90 0 0 1 180 0M134 92a66 66 0 0 1 132 0" />
          <path d="M158 92a42 42 0 0 1 84 0" strokeDasharray="0.1 5" strokeLinecap="round" />
          {[0, 1, 2, 3, 4, 5, 6, 7].map((bell) => (
            <circle key={bell} cx={6 + 13 * bell} cy="86" r={bell === 3 ? 4 : 2.5} fill="var(--ink)" stroke="none" />
          ))}
        </svg>
      </div>
      <div className="mt-7 flex flex-wrap items-center justify-between gap-x-8 gap-y-4">
        <p className="max-w-144 text-lead">A bell at the start, bells between if you like, and one at the end.</p>
        <Button to="/members/sit">Set up a silent sit</Button>
      </div>
    </section>
  );
}
