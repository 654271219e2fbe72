import { Form, Input } from 'antd';
import type { ContentItem } from '../api/content.ts';
import { scheduleFields } from '../fields/date-time.tsx';
import { getInitialValues } from '../fields/field.ts';
import type { ContentKind } from '../kinds/kind.ts';
import { FormFields } from './form-fields.tsx';

const listedFields = ['title', 'slug'];

interface FormFrameProps {
  kind: ContentKind;
  listed: ContentItem | undefined;
}

export function FormFrame({ kind, listed }: FormFrameProps) {
  const fields = { ...kind.fields, ...scheduleFields };
  const framed = Object.entries(fields).map(([name, field]) => [name, { ...field, rules: [], control: <Input /> }]);
  const values = Object.fromEntries(listedFields.map((name) => [name, listed?.[name]]));
  return (
    <Form layout="vertical" requiredMark={false} disabled aria-busy="true" initialValues={values}>
      <span role="status" className="unseen">
        Loading...
      </span>
      <FormFields
        layout="dialog"
        fields={Object.fromEntries(framed) as typeof fields}
        typed={getInitialValues(fields, listed)}
      />
    </Form>
  );
}
