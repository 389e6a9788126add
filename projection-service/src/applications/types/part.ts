import type { AnyCall } from '@portal/platform/http/types.ts';
import * as editor from './editor.ts';
import { typesForSetting } from './list.ts';
import * as offered from './offered.ts';
import { types } from './projection.ts';

/** What the definition of types brings to the read side. */
export const projections = [types];
export const calls: readonly AnyCall[] = [typesForSetting, ...Object.values(editor), ...Object.values(offered)];
