import { createContext } from 'react';

export type FormLayout = 'dialog' | 'page';

/** The form of a page has two columns from 1200 px and shows the drop area for files. */
export const FormLayoutContext = createContext<FormLayout>('dialog');
