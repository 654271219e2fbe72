import { Card, Col, Form, Row } from 'antd';
import { memo } from 'react';
import type { ContentValues } from '../api/content.ts';
import type { AnyFieldDefinition, FormAside } from '../fields/field.ts';
import { FormLayoutContext, type FormLayout } from '../fields/form-layout.ts';

type Fields = Readonly<Record<string, AnyFieldDefinition>>;

interface FormFieldsProps {
  fields: Fields;
  typed: ContentValues;
  limit?: number;
}

const asides: Readonly<Record<FormAside, string>> = { access: 'When and who can open it', media: 'Files' };

export function FormFields({ layout, ...shown }: FormFieldsProps & { layout: FormLayout }) {
  return (
    <FormLayoutContext value={layout}>
      {layout === 'page' ? <PageFields {...shown} /> : <FieldRow {...shown} />}
    </FormLayoutContext>
  );
}

function PageFields({ fields, typed }: FormFieldsProps) {
  const pick = (aside: FormAside | undefined): Fields =>
    Object.fromEntries(Object.entries(fields).filter(([, field]) => field.aside === aside));
  return (
    <div className="form-page">
      <Card>
        <FieldRow fields={pick(undefined)} typed={typed} />
      </Card>
      <div>
        {(Object.keys(asides) as FormAside[]).map((aside) => {
          const own = pick(aside);
          return (
            Object.keys(own).length > 0 && (
              <Card key={aside} role="group" aria-label={asides[aside]} title={asides[aside]}>
                <FieldRow fields={own} typed={typed} />
              </Card>
            )
          );
        })}
      </div>
    </div>
  );
}

function FieldRow({ fields, typed, limit }: FormFieldsProps) {
  const shown = Object.entries(fields).filter(([, { isShown }]) => !isShown || isShown(typed));
  return (
    <Row gutter={16}>
      {shown.slice(0, limit).map(([name, field]) => (
        <Field key={name} name={name} field={field} />
      ))}
    </Row>
  );
}

/** The memo prevents rendering while the user types in another field. */
const Field = memo(function Field({ name, field }: { name: string; field: AnyFieldDefinition }) {
  return (
    <Col xs={24} sm={field.span}>
      <Form.Item
        name={name}
        label={<Label field={field} />}
        extra={field.hint}
        rules={field.rules ?? []}
        validateTrigger="onBlur"
      >
        {field.control}
      </Form.Item>
    </Col>
  );
});

const Label = ({ field: { label, isOptional } }: { field: AnyFieldDefinition }) => (
  <span>
    <span>{label}</span>
    {isOptional && <span className="over"> optional</span>}
  </span>
);
