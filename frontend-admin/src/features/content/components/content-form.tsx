import { Form } from 'antd';
import { useDeferredValue, useState, type KeyboardEvent } from 'react';
import { ApiProblem } from 'shell/api-problem';
import { createFailureToast } from '../../../shell/failure-toast.ts';
import { useShell } from '../../../shell/shell.tsx';
import type { ContentValues } from '../api/content.ts';
import { parseDeletionError } from '../deletion.ts';
import { EditConflictError } from '../edit-session.ts';
import { scheduleFields } from '../fields/date-time.tsx';
import { toContentDraft } from '../fields/field.ts';
import type { FormLayout } from '../fields/form-layout.ts';
import { SlugOwnerContext } from '../fields/slug.tsx';
import type { ContentKind } from '../kinds/kind.ts';
import type { SaveAction } from '../save-action.ts';
import type { ContentFormState } from '../use-content-form.ts';
import { useDerivedFields } from '../use-field-followers.ts';
import { useSaveContent } from '../use-save.ts';
import { EditConflictAndRecoveryDialogs } from './edit-conflict-and-recovery-dialogs.tsx';
import { FormFields } from './form-fields.tsx';
import { FormFooter } from './form-footer.tsx';
import { FormNotices } from './form-notices.tsx';
import { UnpublishDialog } from './unpublish-dialog.tsx';

/** Number of fields that a dialog renders first, so that the user can type before the other fields appear. */
const firstFields = 2;

interface ContentFormProps {
  kind: ContentKind;
  editing: ContentFormState;
  layout?: FormLayout;
  onSaved: () => void;
  onCancel: () => void;
  saveAndContinue?: { label: string; onSaved: () => void } | undefined;
}

export function ContentForm({ kind, editing, layout = 'dialog', ...props }: ContentFormProps) {
  const { onSaved, onCancel, saveAndContinue } = props;
  const { form, row, initial, session, autosave } = editing;
  const { toasts } = useShell();
  const { mutate, isPending, error, variables, reset } = useSaveContent(kind, row, session);
  const [isUnpublishing, setUnpublishing] = useState(false);
  const [compared, setCompared] = useState<EditConflictError>();
  const typed = Form.useWatch([], { form, preserve: true }) ?? initial;
  const isComplete = useDeferredValue(true, layout === 'page');
  const fields = { ...kind.fields, ...scheduleFields };
  const fillFollowers = useDerivedFields(kind, editing);
  const autosaveError = autosave.state.is === 'failed' ? autosave.state.error : undefined;

  function send(action: SaveAction, values = editing.readValues(), onDone = onSaved): void {
    autosave.stop();
    const schedule = toContentDraft(scheduleFields, editing.readTyped()) as {
      publishAt: string | null;
      unpublishAt: string | null;
    };
    mutate(
      { action, values, schedule },
      { onSuccess: () => finish(onDone), onError: (failure) => show(action, failure) },
    );
  }

  function finish(onDone = onSaved): void {
    editing.removeCopy();
    onDone();
  }

  function show(action: SaveAction | 'preview', failure: Error): void {
    if (failure instanceof EditConflictError || parseDeletionError(failure)) return;
    const faults = failure instanceof ApiProblem ? failure.errors : [];
    const atFields = faults.filter(({ field }) => field in fields);
    const verb = action === 'save' || action === 'draft' ? 'save' : action;
    if (atFields.length === 0) return toasts.show(createFailureToast(`Failed to ${verb} ${kind.one}`, failure));
    form.setFields(atFields.map(({ field, message }) => ({ name: field, errors: [message] })));
    const first = Object.keys(fields).find((name) => atFields.some(({ field }) => field === name));
    if (first) form.scrollToField(first, { focus: true, block: 'center' });
  }

  function act(action: Exclude<SaveAction, 'save'>): void {
    if (action === 'draft') return send(action);
    if (action === 'publish')
      return void form
        .validateFields()
        .then(() => send(action))
        .catch(() => undefined);
    setUnpublishing(true);
  }

  function validateAndContinue(): void {
    void form
      .validateFields()
      .then(() => send('save', undefined, saveAndContinue?.onSaved))
      .catch(() => undefined);
  }

  function noteChange(changed: ContentValues): void {
    // A server error applies only to the sent value, so a change of the field removes the error.
    form.setFields(Object.keys(changed).map((name) => ({ name, errors: [] })));
    if (!row) fillFollowers(changed);
    editing.noteChange();
  }

  function addAgain(): void {
    session.startAgain();
    send('save');
  }

  return (
    <SlugOwnerContext value={{ kind: kind.name, one: kind.one, id: session.snapshot.id }}>
      <Form<ContentValues>
        form={form}
        name={kind.name}
        layout="vertical"
        requiredMark={false}
        initialValues={initial}
        onValuesChange={noteChange}
        onFinish={() => send('save')}
        onKeyDown={submitOnCtrlEnter}
      >
        <FormNotices kind={kind} editing={editing} errors={[error, autosaveError]} />
        <FormFields layout={layout} fields={fields} typed={typed} {...(!isComplete && { limit: firstFields })} />
        {isComplete && (
          <FormFooter
            kind={kind}
            layout={layout}
            editing={editing}
            onPreviewFailed={(failure) => show('preview', failure)}
            pending={isPending ? variables.action : undefined}
            onCancel={onCancel}
            onAction={act}
            saveAndContinue={saveAndContinue && { label: saveAndContinue.label, onClick: validateAndContinue }}
            onCompare={() => autosaveError instanceof EditConflictError && setCompared(autosaveError)}
          />
        )}
        {row && isUnpublishing && (
          <UnpublishDialog
            kind={kind}
            rows={[row]}
            onUnpublish={() => {
              setUnpublishing(false);
              send('unpublish');
            }}
            onClose={() => setUnpublishing(false)}
          />
        )}
        <EditConflictAndRecoveryDialogs
          kind={kind}
          editing={editing}
          saveError={error}
          autosaveError={autosaveError}
          compared={compared}
          onCompare={setCompared}
          onDismiss={reset}
          onRestored={() => finish()}
          onAddAgain={addAgain}
          onResolve={(what, values) => send(what === 'draft' ? 'draft' : (variables?.action ?? 'save'), values)}
        />
      </Form>
    </SlugOwnerContext>
  );
}

/** Clicks the submit button instead of submitting, so that a disabled button prevents the request. */
const submitOnCtrlEnter = (event: KeyboardEvent<HTMLFormElement>) => {
  if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
  event.currentTarget.querySelector<HTMLButtonElement>('[type=submit]')?.click();
};
