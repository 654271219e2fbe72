import { Button, type ClickButtonProps } from './button.tsx';

interface RequestButtonProps extends Omit<ClickButtonProps, 'busy' | 'failed'> {
  request: { isBusy: boolean; error: { isRetryable: boolean } | undefined };
}

/**
 * Button that starts a request. It shows a busy label while the request runs, and "Try again" if the server could not
 * be reached.
 */
export function RequestButton({ request: { isBusy, error }, children, ...rest }: RequestButtonProps) {
  const isAway = error?.isRetryable ?? false;
  return (
    <Button {...rest} busy={isBusy} failed={isAway && rest.variant !== 'quiet'}>
      {isAway ? 'Try again' : children}
    </Button>
  );
}
