import type { ReactNode } from 'react';

type SwitchProps = { label: ReactNode; checked: boolean; onChange: (checked: boolean) => void };

export function Switch({ label, checked, onChange }: SwitchProps) {
  return (
    <button
      type="button"
      role="switch"
      aria-checked={checked}
      onClick={() => onChange(!checked)}
      className="group inline-flex min-h-10 cursor-pointer items-center gap-2.5 text-15 font-strong"
    >
      <span
        aria-hidden="true"
        className="relative h-[26px] w-11 rounded-full border-firm border-control transition-colors duration-180 group-hover:border-ink"
      >
        <span
          className={`absolute top-[3px] size-[17px] rounded-full bg-ink transition-transform forced-colors:bg-[ButtonText] duration-180 ${checked ? 'translate-x-[21px]' : 'translate-x-[3px]'} left-0`}
        />
      </span>
      {label}
    </button>
  );
}
