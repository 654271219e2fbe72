import type { FormItemProps } from 'antd';

/** How a field of a form shows why it was refused. */
export const faultOf = (message: string | undefined): Pick<FormItemProps, 'help' | 'validateStatus'> =>
  message ? { help: message, validateStatus: 'error' } : {};
