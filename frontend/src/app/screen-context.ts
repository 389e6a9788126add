import { createContext, use } from 'react';
import type { RegisteredScreen } from './registry.ts';

export const ScreenContext = createContext<RegisteredScreen | undefined>(undefined);

/** The screen that is shown; undefined on the page of an unknown address. */
export const useScreen = (): RegisteredScreen | undefined => use(ScreenContext);
