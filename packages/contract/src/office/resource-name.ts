import { z } from 'zod';
import { type ResourceName, resources } from './index.ts';

/** Name of a resource, as values of calls that concern any list have it. */
export const resourceName = z.enum(Object.keys(resources) as [ResourceName, ...ResourceName[]]);
