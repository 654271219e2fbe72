import { useState } from 'react';
import type { ContentValues } from '../api/content.ts';
import { parseDeletionError } from '../deletion.ts';
import { EditConflictError } from '../edit-session.ts';
import type { ContentKind } from '../kinds/kind.ts';
import type { ContentFormState } from '../use-content-form.ts';
import { EditConflictDialog } from './conflict-dialog.tsx';
import { UnsavedCopyDialog } from './continue-dialog.tsx';
import { DeletedByOtherUserDialog } from './deleted-dialog.tsx';

interface EditConflictAndRecoveryDialogsProps {
  kind: ContentKind;
  editing: ContentFormState;
  saveError: Error | null;
  autosaveError: Error | undefined;
  compared: EditConflictError | undefined;
  onCompare: (conflict: EditConflictError | undefined) => void;
  onDismiss: () => void;
  onRestored: () => void;
  onAddAgain: () => void;
  onResolve: (what: 'draft' | 'save', values: ContentValues) => void;
}

export function EditConflictAndRecoveryDialogs({
  kind,
  editing,
  saveError,
  autosaveError,
  compared,
  ...on
}: EditConflictAndRecoveryDialogsProps) {
  const [closedDeletion, setClosedDeletion] = useState<Error>();
  const deletionError = [saveError, autosaveError].find((error) => parseDeletionError(error)) ?? undefined;
  const deletion = deletionError === closedDeletion ? undefined : parseDeletionError(deletionError);
  const conflict = saveError instanceof EditConflictError ? saveError : compared;
  return (
    <>
      {editing.earlier && (
        <UnsavedCopyDialog
          at={editing.earlier.at}
          onContinue={editing.earlier.continueEarlier}
          onDiscard={editing.earlier.discardEarlier}
        />
      )}
      {deletion && (
        <DeletedByOtherUserDialog
          kind={kind}
          editing={editing}
          deletion={deletion}
          onRestored={on.onRestored}
          onConflict={(error) => {
            setClosedDeletion(deletionError);
            on.onCompare(error);
          }}
          onAddAgain={() => {
            setClosedDeletion(deletionError);
            on.onAddAgain();
          }}
          onClose={() => setClosedDeletion(deletionError)}
        />
      )}
      {conflict && (
        <EditConflictDialog
          kind={kind}
          conflict={conflict}
          onClose={() => {
            on.onDismiss();
            on.onCompare(undefined);
          }}
          onSave={(values) => {
            editing.session.adopt(conflict.theirs);
            on.onCompare(undefined);
            on.onResolve(conflict === compared ? 'draft' : 'save', values);
          }}
        />
      )}
    </>
  );
}
