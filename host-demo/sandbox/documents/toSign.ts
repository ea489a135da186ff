import type { Application } from '../model/records.ts';
import { documentsOf } from './list.ts';

export const toSign = (app: Application) => documentsOf(app).filter(({ category }) => category === 'SIGNING');
