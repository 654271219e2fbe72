import { createContext } from 'react';

export type FormLayout = 'dialog' | 'page';

export const FormLayoutContext = createContext<FormLayout>('dialog');
