import { z } from 'zod';

// Its quicker way needs eval, which the policy forbids: said before any shape is made.
z.config({ jitless: true });
