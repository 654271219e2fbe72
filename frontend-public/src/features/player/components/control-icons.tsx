import type { ReactNode } from 'react';

function Icon({ children }: { children: ReactNode }) {
  return (
    <svg
      width="20"
      height="20"
      viewBox="0 0 20 20"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      {children}
    </svg>
  );
}

export const PlayIcon = () => (
  <Icon>
    <path d="M6 3.5v13l10-6.5z" fill="currentColor" />
  </Icon>
);

export const PauseIcon = () => (
  <Icon>
    <path d="M6.5 4v12M13.5 4v12" strokeWidth="2.5" />
  </Icon>
);

export const SoundIcon = ({ isOn }: { isOn: boolean }) => (
  <Icon>
    <path d="M2.5 7.5v5h3l4 3.5V4l-4 3.5z" />
    <path d={isOn ? 'M12.5 7.5a4 4 0 0 1 0 5M15 5a8 8 0 0 1 0 10' : 'm12.5 7.5 5 5m0-5-5 5'} />
  </Icon>
);

export const FullScreenIcon = ({ isOn }: { isOn: boolean }) => (
  <Icon>
    <path
      d={
        isOn
          ? 'M7.5 3v4.5H3M12.5 3v4.5H17M7.5 17v-4.5H3M12.5 17v-4.5H17'
          : 'M3 7.5V3h4.5M12.5 3H17v4.5M3 12.5V17h4.5M17 12.5V17h-4.5'
      }
    />
  </Icon>
);
