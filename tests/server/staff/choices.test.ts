import { describe, expect, it } from 'vitest';
import type { ApiSchemas } from '../../../schemas/api/openapi.generated.ts';
import { BRANCHING_ANSWERS, branchingCity } from '../../../scripts/explain/cities/branching-city.ts';
import { onBothApps } from '../../support/server/both-servers.ts';
import { fileOf, staffBodyOf, staffOf } from '../../support/server/staff.ts';
import { PASSWORD, type Player } from '../../support/server/test-player.ts';

onBothApps(
  (app) => {
    /** Answers until the player is at the step; `choice` at QUAI. */
    async function playTo(step: string, choice: string, player?: Player): Promise<Player> {
      const playing = player ?? (await app().playing());
      for (
        let here = (await playing.status()).step?.name;
        here && here !== step;
        here = (await playing.status()).step?.name
      ) {
        const { status } = await playing.answer(here === 'QUAI' ? choice : (BRANCHING_ANSWERS[here] ?? ''));
        if (status !== 200) throw new Error(`stuck at ${here}`);
      }
      return playing;
    }
    const fileOfPlayer = async (staff: Player, player: Player) => fileOf(staff, (await player.status()).code);
    async function act(staff: Player, player: Player, action: string, body: object) {
      const { order } = await fileOfPlayer(staff, player);
      const given = { version: order.staff.version, reason: 'au téléphone', ...body };
      return staff.post(`/api/admin/orders/${order.code}/${action}`, given);
    }
    const lastAction = async (staff: Player, player: Player) =>
      (await fileOfPlayer(staff, player)).timeline.filter(({ kind }) => kind === 'staff').at(-1);

    describe('the file of a player who has made a choice', () => {
      it('shows the choice in words, in the standing and in the journal', async () => {
        const staff = await staffOf(app());
        const player = await playTo('CAFE', 'suivre');
        const { standing, timeline } = await fileOfPlayer(staff, player);
        expect(standing?.choices).toEqual([
          { step: { name: 'QUAI', index: 18 }, option: 'Suivre la silhouette' },
        ]);
        const answers = timeline.filter(({ kind }) => kind === 'answer');
        expect(answers.map(({ step, option }) => [step?.name, option])).toEqual([
          ['GARE', null],
          ['PORT_VIEUX', null],
          ['QUAI', 'Suivre la silhouette'],
          ['BARQUE', null],
        ]);
      });

      it('has no choice before it is made, nor after staff set the player back', async () => {
        const staff = await staffOf(app());
        const player = await playTo('QUAI', 'suivre');
        expect((await fileOfPlayer(staff, player)).standing?.choices).toEqual([]);
        await playTo('CAFE', 'suivre', player);
        staffBodyOf(await act(staff, player, 'step', { stepIdx: 2 }));
        expect((await fileOfPlayer(staff, player)).standing?.choices).toEqual([]);
      });
    });

    describe('undoing a move over a choice', () => {
      it('restores the choice', async () => {
        const staff = await staffOf(app());
        const player = await playTo('CAFE', 'suivre');
        staffBodyOf(await act(staff, player, 'step', { stepIdx: 2 }));
        staffBodyOf(await act(staff, player, 'undo', { action: (await lastAction(staff, player))?.id }));
        const { standing } = await fileOfPlayer(staff, player);
        expect([standing?.step.name, standing?.choices.map(({ option }) => option)]).toEqual([
          'CAFE',
          ['Suivre la silhouette'],
        ]);
        expect((await player.status()).view?.messages.map(({ slug }) => slug)).toContain('desBottes');
      });

      it('is refused once the player has chosen otherwise, though they stand at the same step', async () => {
        const staff = await staffOf(app());
        const player = await playTo('QUAI', 'suivre');
        staffBodyOf(await act(staff, player, 'step', { stepIdx: 3 }));
        const move = await lastAction(staff, player);
        expect(move?.canUndo).toBe(true);
        staffBodyOf(await act(staff, player, 'step', { stepIdx: 18 }));
        await playTo('CAFE', 'suivre', player);
        const refused = await act(staff, player, 'undo', { action: move?.id });
        expect([refused.status, refused.body.error]).toEqual([409, 'CANNOT_UNDO']);
      });

      it('works for a move stored before choices were', async () => {
        const staff = await staffOf(app());
        const player = await playTo('PORT_VIEUX', 'suivre');
        staffBodyOf(await act(staff, player, 'step', { stepIdx: 1 }));
        const move = await lastAction(staff, player);
        const rows = await app().db('attempts').where({ id: move?.id }).pluck<string[]>('details');
        const details = JSON.parse(rows[0] ?? '') as Record<
          'before' | 'after',
          { progress: Record<string, unknown> }
        >;
        for (const { progress } of [details.before, details.after])
          for (const field of ['chosen', 'asked']) delete progress[field];
        await app()
          .db('attempts')
          .where({ id: move?.id })
          .update({ details: JSON.stringify(details) });
        staffBodyOf(await act(staff, player, 'undo', { action: move?.id }));
        expect((await player.status()).step?.name).toBe('PORT_VIEUX');
      });
    });

    describe('personal data', () => {
      const dataOf = async (player: Player) =>
        (await player.get('/api/user/data')).body as unknown as ApiSchemas['PersonalData'];

      it('contain the choices in words and the steps at which help was asked', async () => {
        const player = await playTo('PORT_VIEUX', 'suivre');
        await player.post('/api/user/status/newClue');
        await playTo('CAFE', 'suivre', player);
        const [order] = (await dataOf(player)).orders;
        expect(order?.choices).toEqual([
          { step: 'Une silhouette s’éloigne.', option: 'Suivre la silhouette' },
        ]);
        expect(order?.hintsAskedAt).toEqual(['Une date est gravée sur le quai.']);
        expect(order?.journal).toContainEqual(
          expect.objectContaining({ what: 'Choix', answer: 'Suivre la silhouette' }),
        );
      });

      it('are erased with the account: no choice and no asked step remains on the order', async () => {
        const player = await playTo('PORT_VIEUX', 'suivre');
        await player.post('/api/user/status/newClue');
        await playTo('CAFE', 'suivre', player);
        const { code } = await player.status();
        const stored = () =>
          app().db('orders').where({ code }).first<{ chosen: string; asked: string }>('chosen', 'asked');
        expect(await stored()).toEqual({ chosen: '{"QUAI":"suivre"}', asked: '["PORT_VIEUX"]' });
        expect((await player.post('/api/user/delete', { password: PASSWORD })).status).toBe(200);
        expect(await stored()).toEqual({ chosen: '{}', asked: '[]' });
      });
    });

    describe('the funnel of a story that branches', () => {
      const reached = async (staff: Player) => {
        app().clock.wait(10_000);
        const { steps } = staffBodyOf<ApiSchemas['Funnel']>(await staff.get('/api/admin/funnel?city=VILLE'));
        return Object.fromEntries(steps.map(({ name, reached: count }) => [name, count]));
      };

      it('counts the players of each branch, not all who left the choice', async () => {
        const staff = await staffOf(app());
        const before = await reached(staff);
        await playTo('BARQUE', 'suivre');
        await playTo('CAFE', 'suivre');
        for (let count = 0; count < 3; count += 1) await playTo('CAFE', 'attendre');
        await playTo('QUAI', 'attendre');
        const after = await reached(staff);
        const more = ['QUAI', 'BARQUE', 'CAFE', 'MARCHE'].map(
          (name) => (after[name] ?? 0) - (before[name] ?? 0),
        );
        expect(more).toEqual([6, 2, 4, 0]);
      });
    });
  },
  { cities: [branchingCity()] },
);
