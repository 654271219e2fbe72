import { Form } from 'antd';
import { useCallback, useState } from 'react';
import type { Item, Values } from './api/content.ts';
import { draftOf, formValues } from './fields/field.ts';
import type { ContentKind } from './kinds/kind.ts';
import { changesOf } from './merge.ts';
import { useLeaveGuard } from './use-leave-guard.ts';
import { useLeaveQuestion } from './use-leave-question.tsx';

/** A form of a kind, guarded against being left by mistake; `leave` asks only where something was changed. */
export function useContentForm(kind: ContentKind, row: Item | undefined) {
  const [form] = Form.useForm<Values>();
  // Stays what the writer began with, whatever is read meanwhile.
  const [base] = useState(row);
  const { ask, place } = useLeaveQuestion();
  const isChanged = useCallback(() => {
    const typed = form.getFieldsValue(true) as Values;
    if (Object.keys(typed).length === 0) return false;
    const before = draftOf(kind.fields, formValues(kind.fields, base));
    return Object.keys(changesOf(before, draftOf(kind.fields, typed))).length > 0;
  }, [form, kind, base]);
  useLeaveGuard(isChanged, ask);
  const leave = (onLeave: () => void) => (isChanged() ? ask(onLeave) : onLeave());
  return { form, base, place, leave };
}
