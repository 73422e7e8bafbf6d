"""Teams: a name in a tournament, on whom points and fines may fall."""

from sqlalchemy import String, UniqueConstraint
from sqlalchemy.orm import Mapped, mapped_column

from models.base import Base, Member, table_of


class Team(Member, Base):
    """A team; its name is unique in the tournament."""

    __tablename__ = "team"

    name: Mapped[str] = mapped_column(String(200))

    __table_args__ = (UniqueConstraint("tournament_id", "name"),)


TEAM = table_of(Team)
