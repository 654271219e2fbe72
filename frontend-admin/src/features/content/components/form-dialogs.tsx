import { useState } from 'react';
import type { ContentValues } from '../api/content.ts';
import { toDeletion } from '../deletion.ts';
import { EditConflictError } from '../edit-session.ts';
import type { ContentKind } from '../kinds/kind.ts';
import type { ContentFormState } from '../use-content-form.ts';
import { EditConflictDialog } from './conflict-dialog.tsx';
import { ContinueDialog } from './continue-dialog.tsx';
import { DeletedDialog } from './deleted-dialog.tsx';

interface FormDialogsProps {
  kind: ContentKind;
  editing: ContentFormState;
  saveError: Error | null;
  autosaveError: Error | undefined;
  /** Conflict of the autosave that the user opened. */
  compared: EditConflictError | undefined;
  onCompare: (conflict: EditConflictError | undefined) => void;
  /** Called when the user closes the conflict of a save. */
  onDismiss: () => void;
  onRestored: () => void;
  onAddAgain: () => void;
  /** Called with the values that the user chose; `draft` repeats the autosave, `save` the last save. */
  onResolve: (what: 'draft' | 'save', values: ContentValues) => void;
}

/** Questions about what happened before or during the edit: unsaved text, a deletion, or a conflict. */
export function FormDialogs({ kind, editing, saveError, autosaveError, compared, ...on }: FormDialogsProps) {
  const [closedDeletion, setClosedDeletion] = useState<Error>();
  const deletionError = [saveError, autosaveError].find((error) => toDeletion(error)) ?? undefined;
  const deletion = deletionError === closedDeletion ? undefined : toDeletion(deletionError);
  const conflict = saveError instanceof EditConflictError ? saveError : compared;
  return (
    <>
      {editing.earlier && (
        <ContinueDialog
          at={editing.earlier.at}
          onContinue={editing.earlier.continueEarlier}
          onDiscard={editing.earlier.discardEarlier}
        />
      )}
      {deletion && (
        <DeletedDialog
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
