import { createContext } from 'react';

export type FormLayout = 'dialog' | 'page';

/** A form that is a page has two columns from 1200 px, and room for the area to which files are dropped. */
export const FormLayoutContext = createContext<FormLayout>('dialog');
