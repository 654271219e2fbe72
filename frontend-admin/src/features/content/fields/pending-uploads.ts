import { Form, type FormInstance } from 'antd';
import { useEffect } from 'react';
import { createStore } from 'shell/store';

type Fields = ReadonlySet<string>;

const createFieldStore = () => createStore<Fields>(new Set());

const stores = new WeakMap<FormInstance, ReturnType<typeof createFieldStore>>();

function getStore(form: FormInstance) {
  const store = stores.get(form) ?? createFieldStore();
  stores.set(form, store);
  return store;
}

export function useReportPendingUpload(field: string, isPending: boolean): void {
  const form = Form.useFormInstance();
  useEffect(() => {
    if (!isPending) return;
    const { get, set } = getStore(form);
    set(new Set([...get(), field]));
    return () => set(new Set([...get()].filter((one) => one !== field)));
  }, [form, field, isPending]);
}

export const useHasPendingUpload = (): boolean => getStore(Form.useFormInstance()).use().size > 0;
