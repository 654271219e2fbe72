import { Button, type ButtonProps } from 'antd';
import type { MouseEvent } from 'react';

interface BusyButtonProps extends Pick<ButtonProps, 'type' | 'size' | 'danger' | 'htmlType' | 'block' | 'disabled'> {
  label: string;
  busy: string;
  isBusy: boolean;
  onClick?: () => void;
  /**
   * Name of the item that the button acts on. Screen readers read this name after the label, so that equal labels
   * differ.
   */
  of?: string;
}

/** The button does not change its width or color and does not lose the focus while the action runs. */
export function BusyButton({ label, busy, isBusy, onClick, of, ...button }: BusyButtonProps) {
  const press = (event: MouseEvent) => {
    if (isBusy) event.preventDefault();
    else onClick?.();
  };
  return (
    <Button {...button} aria-busy={isBusy} aria-disabled={isBusy} onClick={press}>
      <span className="busy-words" data-other={isBusy ? label : busy}>
        {isBusy ? busy : label}
      </span>
      {of && <span className="unseen"> {of}</span>}
    </Button>
  );
}
