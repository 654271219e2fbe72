import { Button, Flex, Form, Typography } from 'antd';
import { ApiProblem } from 'shell/api-problem';
import { useIsOnline } from 'shell/use-is-online';
import { BusyButton } from '../../../ui/busy-button.tsx';
import { formatTime } from '../../../ui/format.ts';
import { EditConflictError } from '../edit-session.ts';
import type { FormLayout } from '../fields/form-layout.ts';
import { useHasPendingUpload } from '../fields/pending-uploads.ts';
import type { Autosave } from '../use-autosave.ts';
import type { ContentKind } from '../kinds/kind.ts';
import type { SaveAction } from '../save-action.ts';
import type { ContentFormState } from '../use-content-form.ts';
import { PreviewButton } from './preview-button.tsx';

interface FormFooterProps {
  kind: ContentKind;
  layout: FormLayout;
  editing: ContentFormState;
  pending: SaveAction | undefined;
  onCancel: () => void;
  onAction: (action: Exclude<SaveAction, 'save'>) => void;
  onCompare: () => void;
  onPreviewFailed: (error: Error) => void;
  saveAndContinue?: { label: string; onClick: () => void } | undefined;
}

export function FormFooter({
  kind,
  layout,
  editing,
  pending,
  onCancel,
  onAction,
  onCompare,
  onPreviewFailed,
  saveAndContinue,
}: FormFooterProps) {
  const status = editing.row?.status;
  const autosave = editing.autosave.state;
  const isPublished = status === 'published';
  const isPublic = isPublished || status === undefined;
  const hasConflict = autosave.is === 'failed' && autosave.error instanceof EditConflictError;
  const isUploading = useHasPendingUpload();
  // Only a plain draft can be saved during an upload, because the server validates scheduled items like published ones.
  const publishAt: unknown = Form.useWatch('publishAt', Form.useFormInstance());
  const isPlainDraft = status === 'draft' && !publishAt;
  const isSaveBlocked = isUploading && !isPlainDraft;
  const isOther = (action: SaveAction) => pending !== undefined && pending !== action;
  return (
    <Flex wrap justify="end" gap={12} className={layout === 'page' ? 'form-page-foot' : ''}>
      <Flex gap={8} align="center" style={{ flex: '1 0 100%', minHeight: 30 }}>
        <Typography.Text type="secondary" role="status">
          <AutosaveText state={autosave} />
        </Typography.Text>
        {isSaveBlocked && (
          <Typography.Text type="secondary">
            {`You can save when the upload is done${isPublic ? ', or save a draft now' : ''}.`}
          </Typography.Text>
        )}
        {hasConflict && (
          <Button size="small" onClick={onCompare}>
            Compare
          </Button>
        )}
      </Flex>
      <PreviewButton kind={kind} editing={editing} onError={onPreviewFailed} />
      {isPublished && (
        <Button disabled={pending !== undefined} onClick={() => onAction('unpublish')}>
          Unpublish
        </Button>
      )}
      <Button onClick={onCancel}>Cancel</Button>
      {isPublic && (
        <BusyButton
          label="Save draft"
          busy="Saving..."
          isBusy={pending === 'draft'}
          disabled={isOther('draft')}
          onClick={() => onAction('draft')}
        />
      )}
      {saveAndContinue && (
        <Button disabled={pending !== undefined || isSaveBlocked} onClick={saveAndContinue.onClick}>
          {saveAndContinue.label}
        </Button>
      )}
      <BusyButton
        htmlType="submit"
        {...(isPublic && { type: 'primary' as const })}
        label="Save"
        busy="Saving..."
        isBusy={pending === 'save'}
        disabled={isOther('save') || isSaveBlocked}
      />
      {!isPublic && (
        <BusyButton
          type="primary"
          label="Publish"
          busy="Publishing..."
          isBusy={pending === 'publish'}
          disabled={isOther('publish') || isUploading}
          onClick={() => onAction('publish')}
        />
      )}
    </Flex>
  );
}

function AutosaveText({ state }: { state: Autosave['state'] }) {
  const isOnline = useIsOnline();
  if (state.is === 'idle') return null;
  if (state.is === 'saving') return 'Saving...';
  if (state.is === 'saved') return `Draft saved at ${formatTime(state.at)}`;
  if (state.error instanceof EditConflictError) return state.error.message;
  if (!isOnline) return 'Not saved: you are offline';
  const reason = state.error instanceof ApiProblem ? state.error.userMessage : undefined;
  return `Not saved: ${reason ?? 'the server could not be reached'}`;
}
