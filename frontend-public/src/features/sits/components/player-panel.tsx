import type { ReactNode } from 'react';
import { CloseIcon } from './player-icons.tsx';

type PlayerPanelProps = {
  id: string;
  title: string;
  onClose: () => void;
  isAtTop?: boolean;
  children: ReactNode;
};

export function PlayerPanel({ id, title, onClose, isAtTop = false, children }: PlayerPanelProps) {
  return (
    <section id={id} aria-label={title} className="player-panel" data-top={isAtTop || undefined}>
      <div className="flex items-center justify-between">
        <h2 className="title-32">{title}</h2>
        <button type="button" aria-label="Close" onClick={onClose} className="player-skip size-11!">
          <CloseIcon />
        </button>
      </div>
      {children}
    </section>
  );
}
