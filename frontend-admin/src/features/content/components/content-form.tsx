import { Alert, Button, Col, Flex, Form, Row, type FormInstance } from 'antd';
import type { KeyboardEvent } from 'react';
import { ApiProblem } from 'shell/api-problem';
import { createFailureToast } from '../../../shell/failure-toast.ts';
import { useShell } from '../../../shell/shell.tsx';
import { BusyButton } from '../../../ui/busy-button.tsx';
import type { ContentItem, ContentValues } from '../api/content.ts';
import { toContentDraft, getInitialValues, type AnyFieldDefinition } from '../fields/field.ts';
import type { ContentKind } from '../kinds/kind.ts';
import { EditConflictError, useSaveContent } from '../use-save.ts';
import { EditConflictDialog } from './conflict-dialog.tsx';

interface ContentFormProps {
  kind: ContentKind;
  /** Version of the item when editing began; undefined for a new item. */
  base: ContentItem | undefined;
  form: FormInstance<ContentValues>;
  onSaved: () => void;
  onCancel: () => void;
}

export function ContentForm({ kind, base, form, onSaved, onCancel }: ContentFormProps) {
  const { toasts } = useShell();
  const { mutate, isPending, error, reset } = useSaveContent(kind);
  const typed = Form.useWatch([], form) ?? {};
  const isGone = base && error instanceof ApiProblem && error.status === 404;

  const typedDraft = () => toContentDraft(kind.fields, form.getFieldsValue(true));
  const send = (draft: ContentValues, on: ContentItem | undefined) =>
    mutate({ base: on, draft }, { onSuccess: onSaved, onError: (failure) => show(failure) });

  function show(failure: Error): void {
    if (failure instanceof EditConflictError) return;
    const faults = failure instanceof ApiProblem ? failure.errors : [];
    const atFields = faults.filter(({ field }) => field in kind.fields);
    if (atFields.length === 0) return toasts.show(createFailureToast(`Failed to save ${kind.one}`, failure));
    form.setFields(atFields.map(({ field, message }) => ({ name: field, errors: [message] })));
    const first = Object.keys(kind.fields).find((name) => atFields.some(({ field }) => field === name));
    if (first) form.scrollToField(first, { focus: true, block: 'center' });
  }

  function noteChange(changed: ContentValues): void {
    // A server error applies only to the value that was sent, so a change of the field removes it.
    form.setFields(Object.keys(changed).map((name) => ({ name, errors: [] })));
    if (!base) fillFollowers(changed);
  }

  function fillFollowers(changed: ContentValues): void {
    for (const [name, { follows }] of Object.entries(kind.fields)) {
      if (!follows || !(follows.field in changed) || form.isFieldTouched(name)) continue;
      const source = String(changed[follows.field] ?? '').trim();
      const value = follows.make(source);
      // setFields does not mark the field as touched, setFieldValue does.
      form.setFields([{ name, value, errors: source && !value && follows.missing ? [follows.missing] : [] }]);
    }
  }

  return (
    <Form<ContentValues>
      form={form}
      name={kind.name}
      layout="vertical"
      requiredMark={false}
      initialValues={getInitialValues(kind.fields, base)}
      onValuesChange={noteChange}
      onFinish={() => send(typedDraft(), base)}
      onKeyDown={submitOnCtrlEnter(form)}
    >
      {isGone && <DeletedNotice one={kind.one} onAdd={() => send(typedDraft(), undefined)} />}
      <Row gutter={16}>
        {Object.entries(kind.fields).map(
          ([name, field]) =>
            (!field.isShown || field.isShown(typed)) && (
              <Col key={name} xs={24} sm={field.span}>
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
            ),
        )}
      </Row>
      <Flex justify="end" gap={12}>
        <Button onClick={onCancel}>Cancel</Button>
        <BusyButton htmlType="submit" type="primary" label="Save" busy="Saving..." isBusy={isPending} />
      </Flex>
      {error instanceof EditConflictError && (
        <EditConflictDialog
          kind={kind}
          conflict={error}
          onClose={reset}
          onSave={(draft) => send(draft, error.theirs)}
        />
      )}
    </Form>
  );
}

const Label = ({ field: { label, isOptional } }: { field: AnyFieldDefinition }) => (
  <span>
    <span>{label}</span>
    {isOptional && <span className="over"> optional</span>}
  </span>
);

const DeletedNotice = ({ one, onAdd }: { one: string; onAdd: () => void }) => (
  <Alert
    type="warning"
    showIcon
    title={`This ${one} was deleted while you were writing.`}
    description="What you wrote is still here."
    action={<Button onClick={onAdd}>Add it again</Button>}
  />
);

const submitOnCtrlEnter = (form: FormInstance<ContentValues>) => (event: KeyboardEvent) => {
  if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) form.submit();
};
