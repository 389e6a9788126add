import { createContext, useContext } from 'react';
import { applicationCalls, type FormCalls } from './form-calls.ts';

const Calls = createContext(applicationCalls);
/** Around the forms of another module. */
export const FormCallsProvider = Calls.Provider;
export const useFormCalls = (): FormCalls => useContext(Calls);
