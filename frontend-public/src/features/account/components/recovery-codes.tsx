import { useEffect, useRef } from 'react';
import { Button } from '../../../ui/button.tsx';
import { showToast } from 'shell/toast';
import { formatSetupKeyInGroups } from '../group-key.ts';
import { saveFile } from '../../../ui/save-file.ts';

interface RecoveryCodesProps {
  codes: readonly string[];
  onKept: () => void;
  isMain?: boolean;
}

export function RecoveryCodes({ codes, onKept, isMain = false }: RecoveryCodesProps) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.focus(), []);
  const grouped = codes.map(formatSetupKeyInGroups);
  const list = grouped.join('\n');

  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(list);
      showToast({ title: 'The codes are copied.' });
    } catch {
      showToast({ title: 'Your browser did not let us copy. Download the codes instead.', tone: 'destructive' });
    }
  }

  return (
    <div ref={place} tabIndex={-1} className="grid max-w-168 gap-6 outline-none">
      <p className="text-plain">
        {isMain && <strong className="font-semibold">Two-step sign-in is on. </strong>}
        <span>
          Keep these codes in a safe place. Each one signs you in once when you do not have your phone. They are not
          shown again.
        </span>
      </p>
      <ul
        aria-label="Recovery codes"
        className="grid gap-x-8 gap-y-1 border-y border-rule py-5 text-17 font-strong tracking-label tabular-nums tablet:grid-cols-2"
      >
        {grouped.map((code) => (
          <li key={code} className="wrap-anywhere">
            {code}
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
        <Button variant={isMain ? 'gold' : 'primary'} size={isMain ? 'large' : 'medium'} onClick={onKept}>
          I have saved them
        </Button>
        <Button variant="quiet" onClick={() => void copy()}>
          Copy
        </Button>
        <Button variant="quiet" onClick={() => saveFile('recovery-codes.txt', new Blob([`${list}\n`]))}>
          Download
        </Button>
      </div>
    </div>
  );
}
