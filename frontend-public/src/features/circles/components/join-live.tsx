import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { getFailureMessage } from 'shell/failure-message';
import { Button } from '../../../ui/button.tsx';
import { requestJoinUrl, type CircleDate } from '../api/circles.ts';

interface JoinLiveProps {
  date: Pick<CircleDate, 'eventId' | 'startsAt' | 'title'>;
  isOpen: boolean;
  isGold?: boolean;
  opens: string;
  label?: string;
  size?: 'medium' | 'large';
  className?: string;
}

export function JoinLiveButton({
  date,
  isOpen,
  isGold = true,
  opens,
  label = 'Join Live',
  size = 'medium',
  className = '',
}: JoinLiveProps) {
  const client = useQueryClient();
  const [fault, setFault] = useState<string>();
  const [isBusy, setBusy] = useState(false);

  async function join(): Promise<void> {
    if (!isOpen || isBusy) return;
    setBusy(true);
    setFault(undefined);
    // Browsers block a tab that opens after a response, so an empty tab opens first.
    const tab = window.open('about:blank', '_blank');
    try {
      const url = await requestJoinUrl(date);
      if (tab) tab.opener = null;
      if (tab) tab.location.replace(url);
      else window.location.assign(url);
    } catch (error) {
      tab?.close();
      setFault(getFailureMessage(error));
    } finally {
      setBusy(false);
      void client.invalidateQueries({ queryKey: ['circles'] });
    }
  }

  return (
    <div className={className}>
      <Button
        variant={isOpen ? (isGold ? 'gold' : 'primary') : 'secondary'}
        size={size}
        wide
        aria-disabled={!isOpen || undefined}
        className={isOpen ? '' : 'cursor-default! border-rule! bg-transparent! text-muted!'}
        onClick={() => void join()}
      >
        <span>{label}</span>
        <span className="sr-only">: {date.title}</span>
        {!isOpen && <span className="sr-only">, {opens}</span>}
      </Button>
      <p role="status" className={`text-center text-15 leading-normal text-muted ${fault || !isOpen ? 'mt-2' : ''}`}>
        {fault ?? (isOpen ? '' : opens)}
      </p>
    </div>
  );
}
