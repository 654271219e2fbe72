import { Card, Form, Input } from 'antd';
import { useId } from 'react';
import { countCharacters } from 'shell/text-length';
import { formatCount } from '../../../ui/format.ts';
import { findTooLong, type Draft } from '../draft.ts';
import { BodyField } from './body-field.tsx';

interface TextFieldsProps {
  draft: Draft;
  onChange: (changes: Partial<Draft>) => void;
}

const phoneSubjectLength = 40;

export function TextFields({ draft, onChange }: TextFieldsProps) {
  const id = useId();
  const [subjectError, preheaderError] = [findTooLong(draft, 'subject'), findTooLong(draft, 'preheader')];
  const subjectLength = formatCount(countCharacters(draft.subject), 'character');
  return (
    <>
      <Card>
        <Form.Item
          label="Subject"
          htmlFor={`${id}-subject`}
          {...(subjectError && { validateStatus: 'error', help: subjectError })}
          extra={`${subjectLength}. Phones show about ${phoneSubjectLength}.`}
        >
          <Input
            id={`${id}-subject`}
            value={draft.subject}
            onChange={({ target }) => onChange({ subject: target.value })}
          />
        </Form.Item>
        <Form.Item
          label="Preheader (optional)"
          htmlFor={`${id}-preheader`}
          {...(preheaderError && { validateStatus: 'error', help: preheaderError })}
          extra="Email programs show it after the subject. Without it, they show the first words."
        >
          <Input
            id={`${id}-preheader`}
            value={draft.preheader}
            onChange={({ target }) => onChange({ preheader: target.value })}
          />
        </Form.Item>
      </Card>
      <BodyField value={draft.body} error={findTooLong(draft, 'body')} onChange={(body) => onChange({ body })} />
    </>
  );
}
