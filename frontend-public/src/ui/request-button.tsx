import { Button, type PressButton } from './button.tsx';

interface RequestButtonProps extends Omit<PressButton, 'busy' | 'failed'> {
  request: { isBusy: boolean; fault: { isRetryable: boolean } | undefined };
}

/** Presses for one request: reworded while it is under way, and "Try again" where the server was away. */
export function RequestButton({ request: { isBusy, fault }, children, ...rest }: RequestButtonProps) {
  const isAway = fault?.isRetryable ?? false;
  return (
    <Button {...rest} busy={isBusy} failed={isAway && rest.variant !== 'quiet'}>
      {isAway ? 'Try again' : children}
    </Button>
  );
}
