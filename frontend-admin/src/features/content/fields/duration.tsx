import { useQuery } from '@tanstack/react-query';
import { Button, Form, InputNumber } from 'antd';
import { useState } from 'react';
import { useShell } from '../../../shell/shell.tsx';
import { formatMinutes } from '../../../ui/format.ts';
import { fileQuery } from '../../files/api/files.ts';
import { formatLength } from '../../files/file-types.ts';
import { findFileId } from '../../files/file-url.ts';
import type { FormFieldDefinition } from './field.ts';

export const createDurationField = (
  label: string,
  media: string,
  options: Partial<Pick<FormFieldDefinition<never>, 'hint'>> = {},
): FormFieldDefinition<number> => ({
  label,
  isOptional: false,
  span: 8,
  control: <Duration media={media} />,
  initial: 0,
  fromForm: (typed) => (typed as number | null) ?? 0,
  inWords: formatMinutes,
  ...options,
});

interface DurationProps {
  media: string;
  id?: string;
  value?: number | null;
  onChange?: (value: number | null) => void;
}

function Duration({ media, ...props }: DurationProps) {
  const fileDuration = useFileDuration(media);
  const [isOpen, setIsOpen] = useState(false);
  if (!isOpen && props.value && props.value === fileDuration)
    return (
      <div className="measured">
        <strong>{formatLength(props.value)}</strong>
        <span className="below">from the file</span>
        <Button type="link" size="small" id={props.id} aria-label="Change the duration" onClick={() => setIsOpen(true)}>
          Change
        </Button>
      </div>
    );
  return (
    <>
      <InputNumber {...props} autoFocus={isOpen} style={{ width: '100%' }} min={0} precision={0} suffix="sec" />
      {props.value ? <span className="below">= {formatMinutes(props.value)}</span> : null}
    </>
  );
}

function useFileDuration(media: string): number | undefined {
  const { api } = useShell();
  const url: unknown = Form.useWatch(media, Form.useFormInstance());
  const id = typeof url === 'string' ? findFileId(url) : undefined;
  const { data } = useQuery({ ...fileQuery(api, id ?? ''), enabled: id !== undefined });
  return data?.durationSec ?? undefined;
}
