"""Routes: rows of a seat's own answers by which something gets to a place, so that one may name the destination first.

They are looked for in a world imagined from the onlooker's view, never in the real one, and in so many positions at
most: what is found follows from the view alone.  Chance, reveals and other seats end a route.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Final

from kartentisch.engine.actions import Action
from kartentisch.engine.bearings import FAR, Bearings
from kartentisch.engine.errors import Rejection

if TYPE_CHECKING:
    from kartentisch.engine.match import Rehearsal

POSITIONS: Final = 600  # that one search looks at
GLANCE: Final = 150  # of them for what comes nearest, where nothing leads to the place
LONGEST: Final = 8  # answers of a route for one unit
MOST_UNITS: Final = 60  # that go together


@dataclass(frozen=True)
class Route:
    """A row of answers that gets something to a place, and as few of them as there can be for what goes.

    Attributes:
        actions: for one unit.
        many: by action, whether it is taken once for each unit that goes along.
        most: so many units can go along.
        path: the places on the way, from where it begins to the destination.
        mover: what goes, as the game calls it; "" where nothing tells one from another.
    """

    actions: tuple[int, ...]
    many: tuple[bool, ...]
    most: int
    path: tuple[str, ...]
    mover: str

    def row(self, units: int) -> list[int]:
        """The actions for so many units."""
        return [a for a, each in zip(self.actions, self.many, strict=True) for _ in range(units if each else 1)]


@dataclass(frozen=True)
class Found:
    """What a search has found.

    Attributes:
        routes: to the place, the shortest first; for each mover only the shortest.
        near: other places that can be got to, as far as they were met, the nearest to the place first.
        whole: everything was looked at that bears on it.
        movers: by what goes, the places that it can get to, as far as they were met.
    """

    routes: tuple[Route, ...]
    near: tuple[str, ...]
    whole: bool
    movers: Mapping[str, tuple[str, ...]] = field(default_factory=dict)


class Search:
    """Looks for routes from what a seat has answered so far; see the module.

    Args:
        tried: the world, after the answers so far.
        positions: how many are looked at.
    """

    def __init__(self, tried: Rehearsal, positions: int = POSITIONS) -> None:
        self.tried, self.game, self.seat = tried, tried.game, tried.seat
        self.bearings: Bearings = self.game.bearings(self.game.board, self.game.space)
        self.positions = self.left = positions
        self.open = tried.ends is None and self._open()

    def _open(self) -> bool:
        """Nothing is found in what others answer at the same time, unseen."""
        world = self.tried.world
        if world.answering and not world.counted:
            return False
        return world.where() in self.bearings.asked

    def find(self, to: str, origin: str | None = None) -> Found:
        """Routes to the place (`to` "": what can be got to at all stands in `near`).

        Args:
            origin: where they have to begin; "": anywhere; None: where the answers so far have led, if anywhere.
        """
        if not self.open or not self._named(to, origin):
            return Found((), (), True)
        if origin is None:
            origin = self.bearings.start(self.tried.world)
        self.left = self.positions
        routes, near, movers = self._walk(origin, to)
        whole = self.left > 0
        if not routes and to:  # what comes nearest instead
            self.left = min(self.positions, GLANCE)
            _, near, _ = self._walk(origin, "")
        kept: dict[tuple[str, str], int] = {}
        for route in routes:  # the shortest come first
            kept.setdefault((route.mover, route.path[0]), len(route.actions))
        best = [route for route in routes if len(route.actions) == kept[route.mover, route.path[0]]]
        widened = tuple(self._widened(route) for route in best)
        return Found(widened, self._nearest(near, to), whole, {what: tuple(some) for what, some in movers.items()})

    def begins_at(self, place: str) -> bool:
        """Whether somebody who names this place first means to begin there."""
        bearings, world = self.bearings, self.tried.world
        if not self.open or not self._named(place) or bearings.start(world):
            return False
        return bearings.begins(world, place) is not None and bearings.own(world, place)

    def _named(self, *places: str | None) -> bool:
        """Whether answers can name them: not, say, a sea where only lands are chosen."""
        return all(not place or place in self.bearings.named for place in places)

    def _walk(self, origin: str, to: str) -> tuple[list[Route], dict[str, int], dict[str, dict[str, None]]]:
        space, bearings = self.game.space, self.bearings
        routes: dict[tuple[str, tuple[str, ...]], Route] = {}
        near: dict[str, int] = {}
        movers: dict[str, dict[str, None]] = {}
        waiting: deque[tuple[Any, tuple[int, ...]]] = deque([(self.tried.world, ())])
        known = {self.tried.world.key()}
        while waiting and self.left > 0:
            world, done = waiting.popleft()
            self.left -= 1
            numbers = world.legal_actions(self.seat)
            legal = [space.action(n) for n in numbers]
            row = [space.action(n) for n in done]
            for i in bearings.steps(world, legal, row, origin, to):
                action, number = legal[i], numbers[i]
                gets = bearings.arrives(action) and bearings.leaves([*row, action], origin)
                place = bearings.place(action) if gets else None
                if any(bearings.place(earlier) == place for earlier in row):
                    place = None  # nothing is meant to leave a place in order to come back to it
                if place is not None:
                    near.setdefault(place, len(done) + 1)
                    movers.setdefault(bearings.mover([*row, action]), {})[place] = None
                if place is not None and place == to:
                    route = self._route([*row, action], (*done, number), origin)
                    routes.setdefault((route.mover, route.path), route)
                elif len(done) + 1 < min(bearings.longest, LONGEST):
                    child = self._after(world, number)
                    if child is not None and child.key() not in known:
                        known.add(child.key())
                        waiting.append((child, (*done, number)))
        return list(routes.values()), near, movers

    def _after(self, world: Any, action: int) -> Any:
        """The world after one more answer; None: nothing more can be foreseen then."""
        game, tried = self.game, self.tried
        child = world.clone()
        child.listen()
        turn = child.turn
        child.apply(action, self.seat)
        events = game.events(child)
        if game.surprises(events) if tried.viewer == self.seat else any(event.kind.reveals for event in events):
            return None
        if (
            self.seat not in child.seats_asked
            or child.chance
            or child.turn != turn
            or (child.answering and not child.counted)
        ):
            return None
        return None if tried.viewer != self.seat and child.where() not in game.openly else child

    def _route(self, row: Sequence[Action], numbers: tuple[int, ...], origin: str) -> Route:
        bearings = self.bearings
        if not origin and bearings.rooted and bearings.arrives(row[0]):  # from where the answers so far have led
            origin = bearings.start(self.tried.world)
        many = tuple(bearings.counts(action) for action in row)
        return Route(numbers, many, 1, tuple(bearings.path(row, origin)), bearings.mover(row))

    def _widened(self, route: Route) -> Route:
        """The route for as many units as can go along."""
        most = 1
        while any(route.many) and most < MOST_UNITS and self._goes(route.row(most + 1)):
            most += 1
        return Route(route.actions, route.many, most, route.path, route.mover)

    def _goes(self, row: Sequence[int]) -> bool:
        world = self.tried.world.clone()
        for i, action in enumerate(row):
            if self.seat not in world.seats_asked or not world.is_legal(action, self.seat):
                return False
            if i < len(row) - 1:
                world.apply(action, self.seat)
        return True

    def _nearest(self, near: Mapping[str, int], to: str) -> tuple[str, ...]:
        if not to:
            return tuple(near)
        others = (place for place in near if place != to and self.bearings.ends(self.tried.world, place))
        return tuple(sorted(others, key=lambda place: (self._far(place, to), near[place])))

    # ------------------------------------------------------------------ why not
    def why(self, to: str, origin: str | None = None) -> Rejection | None:
        """What the rules say of the likeliest answer that would get something there; None: nothing against it.

        Where it has no beginning it begins at the closest place where that is legal.
        """
        if not self.open or not self._named(to, origin):
            return None
        world, bearings = self.tried.world, self.bearings
        if origin is None:
            origin = bearings.start(world)
        opens = bearings.opens(world)
        if opens is not None and not world.is_legal(opens, self.seat):
            return self._refused(world, opens)
        if opens is not None:
            world = self._after(world, opens)
        if world is not None and bearings.rooted and not origin and not bearings.own(world, to):
            origin = self._closest(world, to)
        begins = None if world is None else bearings.begins(world, origin or to)
        if begins is not None and (origin or to) != bearings.start(world):
            if not world.is_legal(begins, self.seat):
                return self._refused(world, begins)
            world = self._after(world, begins)
        if world is None or not (origin or not bearings.rooted):
            return None
        for action in bearings.aims(world, origin, to):
            return None if world.is_legal(action, self.seat) else self._refused(world, action)
        return None

    def _refused(self, world: Any, action: int) -> Rejection:
        told: Rejection = world.rejection(action, self.seat)
        return told

    def _closest(self, world: Any, to: str) -> str:
        """The place closest to it where one may begin; "" for none."""
        space = self.game.space
        legal = [space.action(action) for action in world.legal_actions(self.seat)]
        named = [self.bearings.place(action) for action in legal if self.bearings.chooses(action)]
        begun = [self.bearings.start(world), *(place for place in named if place is not None)]
        return min(
            (place for place in begun if place and place != to), key=lambda place: self._far(place, to), default=""
        )

    def _far(self, place: str, to: str) -> int:
        numbers = self.game.board.numbers
        links = self.game.board.distance(numbers[place], numbers[to])
        return FAR if links is None else links
