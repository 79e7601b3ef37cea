import { z } from 'zod';

// Zod's faster mode needs eval, which the content security policy forbids; import this file before any shape is made.
z.config({ jitless: true });
